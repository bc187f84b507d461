// First of all the tokens leave the address; only then is any other script fetched and run.
import './services/session/callback-hash';
import './ui/global.css';

const loadMock = __MOCK__ ? () => import('../mock-server/browser/start') : null;

void import('./app/boot/boot').then(({ bootPage }) => bootPage(loadMock));
