// Sets the theme that was chosen, or the system's, before the first paint; src/theme/theme.ts names the same key and attribute.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // No storage: the system's setting holds.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
