import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// happy-dom opens no popover. What else a browser does with them is tested in one.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  const newState = popover?.hasAttribute('data-open') ? 'closed' : 'open';
  for (const type of ['beforetoggle', 'toggle']) popover?.dispatchEvent(Object.assign(new Event(type), { newState }));
});

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });
