const AGO = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago", or a date for a time more than a month ago. */
export function ago(then: number, now: number): string {
  const elapsed = now - then;
  if (elapsed > 30 * 86_400_000) return new Date(then).toLocaleDateString('en', { dateStyle: 'medium' });
  const unit = AGO.find(([, ms]) => elapsed >= ms);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(elapsed / unit[1]), unit[0]);
}
