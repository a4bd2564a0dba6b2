// Tells that a first file is missing or not understood. Without this script, opening.css tells it after some seconds.
addEventListener(
  'error',
  ({ target, filename }) => {
    const file = target.src || target.href || filename || '';
    if (/\.(js|css)$/.test(file) && file.startsWith(location.origin)) document.documentElement.className = 'stuck';
  },
  true,
);
