import { useState } from 'react';
import { css } from '../../../styled-system/css';
import type { ConsentChoice } from '../../catalogue/consent';
import {
  allowAll,
  hasPrivacySignal,
  readConsent,
  storeConsent,
} from '../../services/consent/consent';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { hintStyle } from '../../ui/field-styles';
import { Text } from '../../ui/heading';
import { SwitchField } from '../../ui/switch-field';

const rows = css({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '300px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space for focus outlines inside the scroll container.
  marginInline: '-1',
  paddingInline: '1',
});
const row = css({
  paddingBlock: '1',
  borderTop: '1px solid token(colors.line)',
  _last: { borderBottom: '1px solid token(colors.line)' },
});
const title = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  minHeight: 'target',
});
const name = css({ fontWeight: 'strong' });
const state = css({ color: 'muted', fontSize: 'small' });
const hint = css({
  color: 'muted',
  fontSize: 'small',
  paddingInlineStart: { base: '4', tablet: '0' },
});
const buttons = css({ display: 'flex', flexDirection: 'column', gap: '3', width: 'full' });
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', tablet: '1fr 1fr' },
  gap: '3',
});
const cancel = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: '-4',
});

const CANCEL_HINT_ID = 'cookies-cancel-hint';

/** Everything is on (spec 3), except Performance if the browser sends Global Privacy Control. */
function initialChoice(): ConsentChoice {
  return readConsent() ?? { functional: true, performance: !hasPrivacySignal() };
}

export interface CookieSettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Closing it by its button or Escape changes nothing. */
export function CookieSettingsDialog({ open, ...rest }: CookieSettingsDialogProps) {
  return open ? <OpenSettings {...rest} /> : null;
}

function OpenSettings({ onClose, onSaved }: Omit<CookieSettingsDialogProps, 'open'>) {
  const [choice, setChoice] = useState(initialChoice);
  const [signal] = useState(() => hasPrivacySignal() && readConsent() === null);
  const save = (store: () => void): void => {
    store();
    onSaved();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cookie settings"
      actions={
        <div className={buttons}>
          <div className={pair}>
            <Button variant="secondary" onClick={() => save(() => storeConsent(choice))}>
              Save Settings
            </Button>
            <Button variant="secondary" onClick={() => save(allowAll)}>
              Accept All
            </Button>
          </div>
          <div className={cancel}>
            <Button
              variant="tertiary"
              size="small"
              aria-describedby={CANCEL_HINT_ID}
              onClick={() => save(allowAll)}
            >
              Cancel
            </Button>
            <span id={CANCEL_HINT_ID} className={hint}>
              Cancel turns every category on.
            </span>
          </div>
        </div>
      }
    >
      <div className={rows}>
        <div className={row}>
          <div className={title}>
            <span className={name}>Essential</span>
            <span className={state}>On</span>
          </div>
          <p className={hintStyle}>Always on. Keeps you signed in and your application secure.</p>
        </div>
        <div className={row}>
          <SwitchField
            name="cookies.functional"
            label="Functional"
            hint="Measures how you use the site, remembers how you found us, recognizes your device and turns on chat."
            side="end"
            checked={choice.functional}
            onCheckedChange={(functional) => setChoice({ ...choice, functional })}
          />
        </div>
        <div className={row}>
          <SwitchField
            name="cookies.performance"
            label="Performance"
            hint="Measures how well the site works, records sessions and personalizes ads."
            side="end"
            checked={choice.performance}
            onCheckedChange={(performance) => setChoice({ ...choice, performance })}
          />
        </div>
      </div>
      {signal && !choice.performance && (
        <Text>Your browser sent a Global Privacy Control signal, so Performance is off.</Text>
      )}
    </Dialog>
  );
}
