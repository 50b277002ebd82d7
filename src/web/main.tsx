/* The start of every page that is not written into its document. */
import './theme/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { showFlashMessage } from './flash-message.ts';
import { rootElement } from './root-element.ts';
import { preloadPage } from './routes.tsx';

showFlashMessage();
preloadPage(location.pathname).catch(() => undefined);
createRoot(rootElement()).render(<App />);
