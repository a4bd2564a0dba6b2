/** Which files may import which. Type-only imports count as imports. */
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

/**
 * The storeys of a folder, the lowest first. A storey may import itself and those below, so no circle is possible.
 * `above`: the files of the folder itself, which are above all storeys. `but`: importers that are exempt.
 */
const storeys = (folder, list, above, but) => {
  const inside = (names) => names.map((name) => `^${folder}/${name}/`);
  const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
  const each = list.flatMap((names, level) => {
    const below = list.slice(0, level).flat();
    return names.map((name) =>
      rule(
        `storey-${folder}/${name}`,
        `${folder}/${name} stands on: ${below.join(', ') || 'nothing'}`,
        { path: inside([name]), ...(but && { pathNot: but }) },
        { path: `^${folder}/`, pathNot: inside([name, ...below]) },
      ),
    );
  });
  const known = rule(
    `storey-known-${folder}`,
    `Every file of ${folder} stands on a storey: ${list.flat().join(', ')}`,
    {},
    { path: `^${folder}/`, pathNot: [...inside(list.flat()), ...above.map((file) => `^${folder}/${file}`)] },
  );
  return [...each, known];
};
const ENGINE = [
  ['tools'],
  ['vocabulary'],
  ['catalogue'],
  ['facts'],
  ['moment'],
  ['rules'],
  ['verbs'],
  ['game'],
  ['sight'],
];
const HOST = [['vocabulary'], ['views'], ['waiting'], ['doing'], ['sight']];
const UI = [
  ['input'],
  ['kit'],
  ['card'],
  ['page'],
  ['reference'],
  ['play'],
  ['show'],
  ['table'],
  ['lesson'],
  ['screens'],
];
const PAGE_PARTS = [['session'], ['route'], ['files'], ['boundary'], ['release', 'notices']];
const TABLE = [
  ['touch', 'log', 'undo'],
  ['piles', 'plan', 'stack'],
  ['score', 'reader', 'lair', 'map', 'strip', 'hand', 'overlay'],
];
const SCREENS = [
  ['settings', 'saved', 'record', 'learn', 'curtain', 'sets'],
  ['bench', 'setup'],
  ['title', 'end', 'whatIf', 'declassified'],
  ['game'],
];

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
      to: { path: ['^src/(ui|store|storage|host|cli)/', ...PAGE, ...STATE] },
    },
    {
      name: 'engine-door',
      severity: 'error',
      comment:
        'The rules have three doors: src/engine/index.ts, language.ts for the card language, and foresight.ts for what may come of a decision. Their text may be read by all.',
      from: { pathNot: '^(src|tests)/engine/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/(index\\.ts|language\\.ts|foresight\\.ts|RULES\\.md)$' },
    },
    ...storeys('src/engine', ENGINE, ['(index|language|foresight)\\.ts$', 'RULES\\.md$']),
    layer('cards', ['engine'], [...PAGE, ...STATE]),
    {
      name: 'zod-door',
      severity: 'error',
      comment: 'zod has one door, which keeps it from making code: src/cards/zod.ts.',
      from: { path: '^src/', pathNot: '^src/cards/zod\\.ts$' },
      to: { path: npm('zod'), dependencyTypesNot: ['type-only'] },
    },
    layer('text', ['engine', 'cards', 'scenario', 'storage', 'sim'], [...PAGE, ...STATE]),
    {
      name: 'text-facts',
      severity: 'error',
      comment: 'A text gets facts and phrases them: of all folders but the engine it knows types alone.',
      from: { path: '^src/text/', pathNot: TEST },
      to: { path: '^src/(?!engine/|text/|cards/shortened\\.ts)', dependencyTypesNot: ['type-only'] },
    },
    layer('map', ['engine'], [...PAGE, ...STATE]),
    layer('record', ['engine', 'map'], [...PAGE, ...npm('zustand', 'use-sync-external-store')]),
    {
      name: 'record-door',
      severity: 'error',
      comment: 'Saved games have one door: src/record/index.ts.',
      from: { pathNot: '^src/record/' },
      to: { path: '^src/record/', pathNot: '^src/record/index\\.ts$' },
    },
    layer('host', ['engine', 'map', 'record'], [...PAGE, ...npm('zustand', 'use-sync-external-store')]),
    ...storeys('src/host', HOST, ['(handle|index)(\\.test)?\\.ts$'], TEST),
    {
      name: 'host-door',
      severity: 'error',
      comment: 'The session at the table has one door: src/host/index.ts.',
      from: { pathNot: '^src/host/' },
      to: { path: '^src/host/', pathNot: '^src/host/index\\.ts$' },
    },
    layer('storage', ['engine', 'record'], [...PAGE, ...STATE]),
    layer('beside', [], [...PAGE, ...STATE]),
    layer('opponents', ['engine', 'bots', 'beside'], [...PAGE, ...STATE]),
    layer('trial', ['engine', 'sim', 'beside'], [...PAGE, ...STATE]),
    layer(
      'debrief',
      ['engine', 'bots', 'record', 'scenario', 'sim', 'beside'],
      [...PAGE, ...npm('zustand', 'use-sync-external-store')],
    ),
    layer(
      'store',
      ['engine', 'cards', 'text', 'record', 'host', 'storage', 'scenario', 'opponents', 'trial', 'debrief', 'pack'],
      PAGE,
    ),
    {
      name: 'store-scenario',
      severity: 'error',
      comment: 'The store fetches what reads positions only when a game needs it.',
      from: { path: '^src/store/', pathNot: [TEST, '^src/store/positions\\.ts$'] },
      to: { path: '^src/(scenario/|store/positions\\.ts)', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'store-opponents',
      severity: 'error',
      comment: 'The store fetches the bots only when a game needs them.',
      from: { path: '^src/store/', pathNot: TEST },
      to: { path: '^src/opponents/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'store-trial',
      severity: 'error',
      comment: 'The store fetches the trial games only when somebody wants them.',
      from: { path: '^src/store/', pathNot: TEST },
      to: { path: '^src/trial/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'store-debrief',
      severity: 'error',
      comment: 'The store fetches the debrief only when somebody looks at a finished game.',
      from: { path: '^src/store/', pathNot: TEST },
      to: { path: '^src/debrief/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    layer('ui', ['engine', 'cards', 'text', 'host', 'storage', 'store', 'scenario', 'offline', 'pack']),
    {
      name: 'bench-scenario',
      severity: 'error',
      comment: 'Of the page only the workbench reads and writes scenarios, and the screen of the missions reads them.',
      from: { path: '^src/ui/', pathNot: [TEST, '^src/ui/screens/(bench|learn)/'] },
      to: { path: '^src/scenario/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bench-fetched',
      severity: 'error',
      comment: 'The workbench is fetched only when it is wanted.',
      from: { path: '^src/ui/', pathNot: [TEST, '^src/ui/screens/bench/'] },
      to: { path: '^src/ui/screens/bench/', dependencyTypesNot: ['dynamic-import'] },
    },
    ...storeys('src/ui', UI, ['[^/]+$'], TEST),
    ...storeys('src/ui/page', PAGE_PARTS, [], TEST),
    ...storeys('src/ui/table', TABLE, ['[^/]+$'], TEST),
    ...storeys('src/ui/screens', SCREENS, [], TEST),
    layer('bots', ['engine', 'cards'], [...PAGE, ...STATE]),
    layer('sim', ['engine', 'cards', 'bots'], [...PAGE, ...STATE]),
    layer('pack', [], [...PAGE, ...STATE]),
    layer('scenario', ['engine', 'cards', 'pack'], [...PAGE, ...npm('zustand', 'use-sync-external-store')]),
    layer('offline', ['cards'], [...PAGE, ...STATE]),
    layer('cli', ['engine', 'cards', 'text', 'scenario', 'bots', 'sim', 'offline', 'debrief'], [...PAGE, ...STATE]),
    {
      name: 'no-machine-in-the-page',
      severity: 'error',
      comment: 'What runs in the browser uses nothing of Node.',
      from: {
        path: '^src/(engine|text|map|record|host|storage|store|ui|bots|beside|opponents|trial|debrief)/',
        pathNot: TEST,
      },
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
      comment: 'No circular imports, of types neither.',
      from: { pathNot: '^src/engine/vocabulary/' },
      to: { circular: true },
    },
    {
      name: 'no-circle-of-values',
      severity: 'error',
      comment:
        'The tables of the card language and the types that follow from them name each other; no more than that.',
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
