import { css } from '../../../styled-system/css';

const banner = css({
  position: 'sticky',
  top: '0',
  zIndex: 'banner',
  paddingBlock: '2',
  paddingInline: '4',
  textAlign: 'center',
  fontWeight: 'medium',
  background: 'warningSoft',
  color: 'foreground',
  borderBlockEnd: '1px solid token(colors.line)',
});

export function DemoBanner() {
  return (
    <aside aria-label="Demo" className={banner}>
      Demo. Nothing you type is sent or saved.
    </aside>
  );
}
