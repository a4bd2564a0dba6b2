import { expect, it } from 'vitest';
import { ACTION_TYPES } from '../engine/index.ts';
import { ORDER } from './packedGame.ts';

it('a packed game can hold each action', () => {
  expect([...ORDER].sort()).toEqual([...ACTION_TYPES].sort());
});
