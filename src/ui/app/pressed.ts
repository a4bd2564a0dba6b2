let button: Element | undefined;
let watching = false;

/** Remembers which button is touched, from now on. */
export function watchTouches(): void {
  if (watching) return;
  watching = true;
  const touched = ({ target }: Event) => {
    button = (target instanceof Element && target.closest('button')) || undefined;
  };
  addEventListener('pointerdown', touched, true);
  addEventListener('click', touched, true);
}

/** Lets the button that was touched last look pressed until the answer is called. */
export function keepPressed(): () => void {
  const pressed = button;
  pressed?.setAttribute('data-pressed', '');
  return () => pressed?.removeAttribute('data-pressed');
}
