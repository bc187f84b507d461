import { css } from '../../../../styled-system/css';
import { CopyLine } from '../../../../src/ui/copy-line';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import { useWorldState } from '../panel-world';

const SHOWN = 5;

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const words = css({ overflowWrap: 'anywhere' });

/** Newest first, with their codes. */
export function InboxSection() {
  const { state } = useWorldState();
  const messages = state.inbox.slice(-SHOWN).toReversed();
  return (
    <Stack gap={3}>
      <Heading level={3}>Code inbox</Heading>
      {messages.length === 0 ? (
        <Text tone="muted">No message was sent yet.</Text>
      ) : (
        <ul className={list}>
          {messages.map(({ id, channel, to, subject, body, code }) => (
            <li key={id} className={words}>
              <Stack gap={1}>
                <p>
                  {channel === 'sms' ? 'Text message' : 'E-mail'} to {to}
                </p>
                {subject !== '' && <p>{subject}</p>}
                <Text tone="muted">{body}</Text>
                {code !== null && (
                  <>
                    <p>
                      Code: <strong>{code}</strong>
                    </p>
                    <CopyLine value={code} label="Copy Code" />
                  </>
                )}
              </Stack>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
