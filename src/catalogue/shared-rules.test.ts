import { expect, test } from 'vitest';
import { toE164 } from './identifiers';
import { comparableName } from './person-name';

test.each(["Zoe  O'Brien ", 'Zoë O’Brien', 'ZOE O‘BRIEN', 'zoe o`brien', 'Zoe O´Brien'])(
  'the signature %j is the name Zoë O’Brien',
  (signature) => {
    expect(comparableName(signature)).toBe(comparableName('Zoë O’Brien'));
  },
);

test.each([
  ['(212) 555-0147', '+12125550147'],
  ['+1 212 555 0147', '+12125550147'],
  ['12125550147', '+12125550147'],
  ['+44 20 7946 0018', '+442079460018'],
])('%j is the number %s', (typed, phone) => {
  expect(toE164(typed)).toBe(phone);
});

test.each([
  ['Lukasz Wolek', 'Łukasz Wołek'],
  ['Soren Bjornstad', 'Søren Bjørnstad'],
  ['Jurgen Strasser', 'Jürgen Straßer'],
  ['Duc Dinh', 'Đức Đinh'],
  ['Isil Yildiz', 'Işıl Yıldız'],
  ['Aegir Thorsson', 'Ægir Þórsson'],
  ["Ka'ahumanu", 'Kaʻahumanu'],
  ['Anne-Marie\u200B', 'Anne‑Marie'],
])('the signature %j is the name %s', (signature, name) => {
  expect(comparableName(signature)).toBe(comparableName(name));
});
