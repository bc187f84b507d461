import { pen, Thing } from './pen';

export function BankPicture() {
  return (
    <Thing>
      <path className={pen.tint} d="M8 25 32 10l24 15Z" />
      <path className={pen.line} d="M16 30v16M27 30v16M37 30v16M48 30v16" />
      <path className={pen.paper} d="M9 46h46v8H9Z" />
      <circle className={pen.accentPaper} cx="32" cy="19" r="3" />
    </Thing>
  );
}

export function DebitCardPicture() {
  return (
    <Thing>
      <rect className={pen.tint} x="7" y="15" width="50" height="34" rx="5" />
      <rect className={pen.accentPaper} x="14" y="24" width="11" height="9" rx="2" />
      <path className={pen.thin} d="M14 42h6M25 42h6M36 42h6" />
    </Thing>
  );
}
