/** The date of that moment by the local calendar, as `2026-11-28`. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
