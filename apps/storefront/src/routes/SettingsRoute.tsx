import { SettingsScreen } from '@seduh/screens/settings';

/** What the shop itself is. */
export default SettingsScreen;
