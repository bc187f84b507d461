import { css } from '../../../styled-system/css';
import { KindIcon } from '../../domain/item/kind-icons';
import { LinkButton } from '../../ui/link-button';

const place = css({
  display: 'grid',
  marginBlockStart: '-3',
  '& > a': {
    minHeight: { base: '4.5rem', tablet: '8rem' },
    flexDirection: 'column',
    gap: '3',
    borderStyle: 'dashed',
    background: 'transparent',
  },
  _print: { display: 'none' },
});

const kinds = css({ display: { base: 'none', tablet: 'flex' }, gap: '6', fontSize: '0.875rem' });

export function AddAnother({ href }: { readonly href: string }) {
  return (
    <div className={place}>
      <LinkButton href={href} variant="secondary">
        <span className={kinds}>
          <KindIcon kind="RING" />
          <KindIcon kind="WATCH" />
          <KindIcon kind="METAL" />
        </span>
        Add Another Item
      </LinkButton>
    </div>
  );
}
