// Runs before the first paint, so that a chosen theme never flashes. The same key is used by src/web/theme.ts.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the page follows the device.
  }
})();
