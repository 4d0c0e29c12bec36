import { PeopleScreen } from '@seduh/screens/people';

/** Who works here. */
export default PeopleScreen;
