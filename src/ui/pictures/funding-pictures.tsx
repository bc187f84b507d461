import { pen, Thing } from './pen';

export function PayNowPicture() {
  return (
    <Thing>
      <rect className={pen.tint} x="6" y="16" width="46" height="32" rx="5" />
      <path className={pen.line} d="M6 25h46" />
      <path className={pen.thin} d="M13 39h10" />
      <circle className={pen.accentPaper} cx="46" cy="44" r="13" />
      <path className={pen.accent} d="M40 44h12m-5-5 5 5-5 5" />
    </Thing>
  );
}

export function CalendarPicture() {
  return (
    <Thing>
      <rect className={pen.paper} x="9" y="13" width="46" height="42" rx="5" />
      <path className={pen.tint} d="M9 25v-7a5 5 0 0 1 5-5h36a5 5 0 0 1 5 5v7Z" />
      <path className={pen.line} d="M21 8v9M43 8v9" />
      <circle className={pen.spot} cx="20" cy="34" r="3" />
      <circle className={pen.spot} cx="32" cy="34" r="3" />
      <circle className={pen.spot} cx="44" cy="34" r="3" />
      <circle className={pen.spot} cx="20" cy="45" r="3" />
      <circle className={pen.rest} cx="32" cy="45" r="3" />
      <circle className={pen.rest} cx="44" cy="45" r="3" />
    </Thing>
  );
}
