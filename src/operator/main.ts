import './operator.css';
import { drawOperatorPage } from './operator-page';

const main = document.querySelector('main');
if (main !== null) void drawOperatorPage(main, __BUILD__);
