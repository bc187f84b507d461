import { PLACES } from '../../catalogue/places';

/** States and territories as a list shows them, after the entry for no choice. */
export const STATE_OPTIONS = [
  { value: '', label: 'Select a state or territory' },
  ...PLACES.map(({ code, name }) => ({
    value: code,
    label: `${code} - ${name}`,
  })),
];
