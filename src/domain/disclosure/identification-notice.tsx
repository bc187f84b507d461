import { css } from '../../../styled-system/css';
import { Details } from '../../ui/details';
import { Text } from '../../ui/heading';
import { LegalBlock } from './legal-block';

// Must be seen before the fields, but isn't the page's topic. The line marks a quote.
const quiet = css({
  borderInlineStart: '4px solid token(colors.line)',
  paddingInlineStart: '4',
  '& h2': { fontFamily: 'sans', fontSize: 'small', fontWeight: 'strong', color: 'muted' },
  '& p': { fontSize: 'small', lineHeight: '1.45' },
});

const HEADING = 'IMPORTANT INFORMATION ABOUT PROCEDURES FOR OPENING A NEW ACCOUNT';

/**
 * Sample notice, word for word (31 CFR 1020.220(a)(5)(iii)). `folded` on screens after the one that
 * showed it in full.
 */
export function IdentificationNotice({ folded = false }: { readonly folded?: boolean }) {
  const text = (
    <Text tone="muted">
      To help the government fight the funding of terrorism and money laundering activities, Federal
      law requires all financial institutions to obtain, verify, and record information that
      identifies each person who opens an account. What this means for you: When you open an
      account, we will ask for your name, address, date of birth, and other information that will
      allow us to identify you. We may also ask to see your driver's license or other identifying
      documents.
    </Text>
  );
  return (
    <div className={quiet}>
      {folded ? (
        <Details summary={HEADING}>
          <LegalBlock>{text}</LegalBlock>
        </Details>
      ) : (
        <LegalBlock heading={HEADING}>{text}</LegalBlock>
      )}
    </div>
  );
}
