// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  focusSection,
  SectionTarget,
  useSectionOfAddress,
} from '../../../shell/screen/section-target';
import { RETURN_SECTION, ReturnTracking } from './return-tracking';

const read = vi.hoisted(() => ({ value: null, loading: true, problem: null as unknown }));
vi.mock('../../../domain/shipment/shipment', () => ({
  useShipments: () => ({ ...read, refetch: () => Promise.resolve(null) }),
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => undefined;
  document.body.replaceChildren(document.createElement('div'));
});

function shown(page: React.ReactNode): (next: React.ReactNode) => void {
  const root = createRoot(document.body.firstElementChild ?? document.body);
  const show = (next: React.ReactNode): void => act(() => root.render(next));
  show(page);
  return show;
}

test('the return button scrolls to its section while it loads and after a failure', () => {
  const show = shown(<ReturnTracking expected />);
  focusSection(RETURN_SECTION);
  const section = document.activeElement;
  expect(section?.id).toBe(RETURN_SECTION);
  expect(section?.textContent).toMatch(/^Your return/);
  Object.assign(read, { loading: false, problem: { kind: 'failed' } });
  show(<ReturnTracking expected />);
  expect(document.activeElement).toBe(section);
  expect(section?.textContent).toMatch(/^Your returnWe can’t load this right now/);
});

function Page({ late }: { readonly late: boolean }) {
  useSectionOfAddress();
  return (
    <>
      <h1 tabIndex={-1}>Here</h1>
      {late && (
        <SectionTarget id="late" labelledBy="late-heading">
          <h2 id="late-heading">Late</h2>
        </SectionTarget>
      )}
    </>
  );
}

test.each([
  { first: 'nothing', event: null, focused: 'late' },
  { first: 'something else', event: 'keydown', focused: '' },
])("a late part isn't scrolled to if the applicant did $first", ({ event, focused }) => {
  window.history.replaceState(null, '', '/?section=late');
  const show = shown(<Page late={false} />);
  if (event !== null) window.dispatchEvent(new Event(event));
  show(<Page late />);
  expect(document.activeElement?.id).toBe(focused);
  show(null);
});
