import { Icon } from './Icon.tsx';
import css from './Meter.module.css';

export interface MeterProps {
  icon: string;
  label: string;
  have: number;
  need: number;
}

/** What there is against what is needed, met or not told by a tick as well. */
export const Meter = ({ icon, label, have, need }: MeterProps) => (
  <span className={css.meter} data-met={have >= need || undefined}>
    <Icon name={icon} label={label} /> {have}
    <span className={css.of}>/{need}</span> {have >= need && <span aria-hidden="true">✓</span>}
  </span>
);
