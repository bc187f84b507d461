// First remove the tokens from the URL; only then load other scripts.
import './services/session/callback-hash';
import './ui/global.css';
import { showStoredBrand } from './app/boot/show-stored-brand';
import { showStartError } from './app/boot/cannot-start';
import { requestConfiguration } from './services/configuration/configuration-request';
import { followColorScheme } from './services/color-scheme';

if (!__MOCK__) requestConfiguration();
followColorScheme();
showStoredBrand();

const loadMock = __MOCK__ ? () => import('../mock-server/mounts/browser/start') : null;

import('./app/boot/boot')
  .then(({ bootPage }) => bootPage(loadMock))
  .catch((error: unknown) => {
    showStartError();
    // The browser logs it.
    throw error;
  });
