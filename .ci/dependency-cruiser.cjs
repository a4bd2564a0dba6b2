/** Who may import whom. Type-only imports count as imports, except in a circle. */
const TEST = '\\.test\\.tsx?$';
const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);
const PAGE = npm('react', 'react-dom', 'scheduler');
const STATE = npm('immer', 'zustand', 'use-sync-external-store');

/** A layer: its own folder, the other folders of src it may import, and packages it must not. */
const layer = (name, mayImport, mayNotLoad = []) => ({
  name: `layer-${name}`,
  severity: 'error',
  comment: `src/${name} may import of src only: ${[name, ...mayImport].join(', ')}`,
  from: { path: `^src/${name}/`, pathNot: TEST },
  to: { path: ['^src/', ...mayNotLoad], pathNot: [name, ...mayImport].map((folder) => `^src/${folder}/`) },
});

/** The storeys of the rules, from the ground up. What stands on one imports from below only. */
const STOREYS = ['tools', 'vocabulary', 'catalogue', 'facts', 'moment', 'rules', 'verbs', 'game', 'sight'];
const storey = (name, level) => ({
  name: `storey-${name}`,
  severity: 'error',
  comment: `src/engine/${name} stands on: ${STOREYS.slice(0, level).join(', ') || 'nothing'}`,
  from: { path: `^src/engine/${name}/` },
  to: { path: '^src/engine/', pathNot: STOREYS.slice(0, level + 1).map((below) => `^src/engine/${below}/`) },
});

module.exports = {
  forbidden: [
    {
      name: 'engine-alone',
      severity: 'error',
      comment: 'The rules import nothing from outside src/engine but the generator.',
      from: { path: '^src/engine/', pathNot: TEST },
      to: { pathNot: ['^src/engine/', ...npm('pure-rand')] },
    },
    {
      name: 'engine-tests',
      severity: 'error',
      comment: 'The tests of the rules need no page, no store and no command.',
      from: { path: '^src/engine/' },
      to: { path: ['^src/(ui|store|cli)/', ...PAGE, ...STATE] },
    },
    {
      name: 'engine-door',
      severity: 'error',
      comment: 'The rules have one door: src/engine/index.ts. Their text may be read by all.',
      from: { pathNot: '^(src|tests)/engine/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/(index\\.ts|RULES\\.md)$' },
    },
    ...STOREYS.map(storey),
    {
      name: 'storey-known',
      severity: 'error',
      comment: `Every file of the rules stands on a storey: ${STOREYS.join(', ')}`,
      from: {},
      to: {
        path: '^src/engine/',
        pathNot: [...STOREYS.map((name) => `^src/engine/${name}/`), '^src/engine/(index\\.ts|RULES\\.md)$'],
      },
    },
    layer('cards', ['engine'], [...PAGE, ...STATE]),
    layer('text', ['engine', 'cards'], [...PAGE, ...STATE]),
    {
      name: 'text-cards',
      severity: 'error',
      comment: 'src/text knows cards by their types alone.',
      from: { path: '^src/text/', pathNot: TEST },
      to: { path: '^src/cards/', dependencyTypesNot: ['type-only'] },
    },
    layer('store', ['engine', 'cards', 'text'], PAGE),
    layer('ui', ['engine', 'cards', 'text', 'store']),
    layer('bots', ['engine', 'cards'], [...PAGE, ...STATE]),
    layer('sim', ['engine', 'cards', 'text', 'bots'], [...PAGE, ...STATE]),
    layer('scenario', ['engine', 'cards', 'text'], [...PAGE, ...STATE]),
    layer('cli', ['engine', 'cards', 'text', 'scenario', 'bots', 'sim'], [...PAGE, ...STATE]),
    {
      name: 'no-machine-in-the-page',
      severity: 'error',
      comment: 'What runs in the browser uses nothing of Node.',
      from: { path: '^src/(engine|text|store|ui|bots)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rival-in-the-bench',
      severity: 'error',
      comment: 'boardgame.io is what tests/bench compares with, and nothing else.',
      from: { pathNot: '^tests/bench/hosts/' },
      to: { path: npm('boardgame\\.io') },
    },
    {
      name: 'no-tests-in-the-game',
      severity: 'error',
      comment: 'The game does not import its tests.',
      from: { path: '^src/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'No circular imports, but for types.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-missing',
      severity: 'error',
      comment: 'Every import must lead somewhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
  },
};
