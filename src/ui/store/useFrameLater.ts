import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** The value, one frame late: for what stands beside the place where a touch is answered, so that the answer comes first. */
export function useFrameLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(() => value)), [value]);
  return shown;
}
