import { Icon } from './Icon.tsx';
import css from './Meter.module.css';

export interface MeterProps {
  icon: string;
  label: string;
  have: number;
  need: number;
}

/** Shows what there is and what is needed. A tick says that it is met. */
export const Meter = ({ icon, label, have, need }: MeterProps) => (
  <span className={css.meter} data-met={have >= need || undefined}>
    <Icon name={icon} label={label} /> {have}
    <span className={css.of}>/{need}</span> {have >= need && <span aria-hidden="true">✓</span>}
  </span>
);
