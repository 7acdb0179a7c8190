// Applies the user's theme, or the system's, before the first paint. src/theme/theme.ts uses the same storage key and
// attribute.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Without access to the storage, the system's theme applies.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
