import { FIRST_PAGES } from '../catalogue/first-pages';
import { readCookie, removeCookie, setCookie } from './storage/cookies';

let always = false;

function write(isPlain: boolean): void {
  const { plainCookie } = FIRST_PAGES;
  if (isPlain === (readCookie(plainCookie) !== null)) return;
  if (isPlain) setCookie(plainCookie, '1');
  else removeCookie(plainCookie);
}

/** Says to the server that this visitor never sees its painted pages as everybody at this host name does. */
export function askForPlainPage(isPlain: boolean): void {
  always = isPlain;
  write(isPlain);
}

/** Says it for as long as the sign-in stands otherwise than it begins. */
export function askForPlainSignIn(isPlain: boolean): void {
  write(always || isPlain);
}
