import { useState, type ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Text } from '../../ui/heading';
import { KaratPicture, ScalePicture } from '../../ui/pictures/step-pictures';

// The dialog is dark in both schemes, so the image has a light background.
const plate = css({
  padding: '4',
  background: 'surface',
  borderRadius: 'medium',
  '& > *': { maxWidth: '15rem', marginInline: 'auto' },
});

function Help({
  title,
  picture,
  children,
}: {
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div>
      <Button variant="tertiary" size="small" flush="start" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={open}
        tone="dark"
        onClose={close}
        title={title}
        actions={<Button onClick={close}>Got It</Button>}
      >
        <div className={plate}>{picture}</div>
        {children}
      </Dialog>
    </div>
  );
}

export function KaratHelp() {
  return (
    <Help title="What is a karat?" picture={<KaratPicture />}>
      <Text>
        A karat (K) says how much of the metal is pure gold, in parts of 24. 24K is pure gold. 14K
        is 14 parts of 24, and is often stamped 585 or 583.
      </Text>
      <Text>
        Look inside a ring, near the clasp of a chain or on the post of an earring. A magnifying
        glass or your phone’s camera helps.
      </Text>
    </Help>
  );
}

export function WeighingHelp() {
  return (
    <Help title="How to weigh your item" picture={<ScalePicture />}>
      <Text>
        Put the whole piece on a kitchen, postal or jewelry scale, stones included. Read the number
        and choose the unit that the scale shows.
      </Text>
      <Text>
        An ounce on a kitchen scale is 28.35 grams. A troy ounce, as on coins and bars, is 31.1
        grams. If your scale can show grams, use grams.
      </Text>
    </Help>
  );
}
