// Sets the theme that was chosen, or the system's, before the first paint; src/theme.ts names the same key and attribute.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch (error) {
    // No storage: the system's setting holds.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
