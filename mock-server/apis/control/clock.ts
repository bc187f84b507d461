import { isTimestamp } from '../../../src/catalogue/calendar-date';
import { EARLIEST, isoTime, LATEST, machineTime, setClock } from '../../world/clock';
import type { Context } from '../../world/context';
import { runDueSteps } from '../../domain/events/schedule';
import { ControlProblem, fieldsOf } from './control-problem';

const DURATION = /^P(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

const KNOWN = ['now', 'advance', 'frozen'];

/** ISO 8601 duration of days, hours, minutes and seconds, or a number of ms. Returns ms. */
function readDuration(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  const match = typeof value === 'string' && value !== 'P' ? DURATION.exec(value) : null;
  if (match === null) {
    throw new ControlProblem(
      `"advance" must be a duration like "PT10M" or "P3D", or ms, not ${JSON.stringify(value)}`,
    );
  }
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = match;
  return (
    ((Number(days) * 24 + Number(hours)) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  );
}

function readMoment(value: unknown): number {
  if (typeof value !== 'string' || !isTimestamp(value)) {
    throw new ControlProblem(
      `"now" must be a date and time like "2026-06-15T12:00:00-04:00", not ${JSON.stringify(value)}`,
    );
  }
  return Date.parse(value);
}

export function readClockOf(context: Context): { now: string; frozen: boolean } {
  return { now: isoTime(context.now()), frozen: context.state.clock.anchor === null };
}

/** Also runs due steps. */
export function setClockTo(context: Context, body: unknown): { now: string; frozen: boolean } {
  const fields = fieldsOf(body);
  const unknown = Object.keys(fields).find((key) => !KNOWN.includes(key));
  if (unknown !== undefined || Object.keys(fields).length === 0) {
    throw new ControlProblem(
      `Give "now", "advance" or "frozen"${unknown ? `, not "${unknown}"` : ''}`,
    );
  }
  if (fields['now'] !== undefined && fields['advance'] !== undefined) {
    throw new ControlProblem('"now" and "advance" cannot be combined');
  }
  const { clock } = context.state;
  const { frozen = clock.anchor === null } = fields;
  if (typeof frozen !== 'boolean') throw new ControlProblem('"frozen" must be true or false');
  const time =
    fields['now'] !== undefined
      ? readMoment(fields['now'])
      : context.now() + readDuration(fields['advance'] ?? 0);
  const moved = fields['now'] !== undefined || fields['advance'] !== undefined;
  if (moved && !(time >= EARLIEST && time <= LATEST)) {
    throw new ControlProblem('The clock goes from the year 1970 to the year 2199');
  }
  setClock(clock, { time, machineNow: machineTime(clock, context.now()), frozen });
  runDueSteps(context);
  return { now: isoTime(time), frozen };
}
