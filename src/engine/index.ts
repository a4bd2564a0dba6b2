/** The one door to the rules. */
export * from './actions.ts';
export * from './catalog.ts';
export * from './effects/effect.ts';
export * from './events.ts';
export * from './refusals.ts';
export * from './state.ts';
export * from './types.ts';
