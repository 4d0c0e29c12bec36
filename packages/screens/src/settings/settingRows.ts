import type { SettingChange, SettingsView } from '@seduh/contract';
import { type AuditField, COMMAND_LINE, SETTINGS_FIELDS, type SettingsSection } from '@seduh/contract/constants';
import { settingsFacts } from '@seduh/domain/audit';
import { changeInWords, type ChangeStyle } from '../lib/changes/changeInWords';
import { formatWhen } from '../lib/format/dates';
import type { SettingsWords } from './words';

/** A setting as people read it. */
export interface SettingRow {
  key: string;
  label: string;
  value: string;
  /** Who changed it last, when, and from what; null for what nobody has changed. */
  changed: string | null;
}

/** The settings of a section in words, with the last change of each. */
export function settingRows(
  section: SettingsSection,
  { settings, changes }: SettingsView,
  style: ChangeStyle,
  m: SettingsWords,
): SettingRow[] {
  const fields: readonly AuditField[] = SETTINGS_FIELDS[section];
  return (
    settingsFacts(settings)
      .filter(({ field }) => fields.includes(field) && (settings.next_hours !== null || !PLANNED.has(field)))
      // each area has a fee of its own
      .filter(({ field }) => field !== 'shipping_fee' || settings.delivery_areas.length === 0)
      .map(({ field, of = null, value = null }) => {
        const { label, after } = changeInWords({ field, of, before: null, after: isNone(value) ? null : value }, style);
        const change = changes.find((one) => one.field === field && one.of === of);
        return {
          key: `${field} ${of ?? ''}`,
          label,
          value: after,
          changed: change ? changedBy(change, style, m) : null,
        };
      })
  );
}

/** What is only told where something is planned. */
const PLANNED: ReadonlySet<AuditField> = new Set(['next_opening', 'next_from']);

const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function changedBy({ at, by, ...change }: SettingChange, style: ChangeStyle, m: SettingsWords): string {
  const who = by.id === COMMAND_LINE.id ? m.commandLine : by.name;
  return m.changedBy(who, formatWhen(at, style.time), changeInWords(change, style).before);
}
