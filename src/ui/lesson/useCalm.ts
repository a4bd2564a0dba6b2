import { useEffect, useState } from 'react';

/** How often it is looked whether something large is still shown, in milliseconds. */
const EVERY = 250;

/** True once nothing large is shown over the table: what ended a lesson is seen before it is said. */
export function useCalm(wanted: boolean): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (!wanted) return setCalm(false);
    const look = () => document.querySelector('[data-large]') === null && setCalm(true);
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [wanted]);
  return isCalm;
}
