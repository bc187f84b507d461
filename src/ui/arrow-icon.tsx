import { Icon } from './icon';

/** The way to another place of the page. */
export function ArrowIcon({ up = false }: { up?: boolean }) {
  return (
    <Icon>
      <path d={up ? 'M12 19.5v-15m-6 6 6-6 6 6' : 'M12 4.5v15m-6-6 6 6 6-6'} />
    </Icon>
  );
}
