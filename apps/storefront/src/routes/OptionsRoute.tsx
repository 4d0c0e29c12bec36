import { OptionsScreen } from '@seduh/screens/options';

/** All groups of options, for staff. */
export default OptionsScreen;
