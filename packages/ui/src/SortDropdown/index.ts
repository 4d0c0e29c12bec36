export { SortDropdown, type SortDropdownProps } from './SortDropdown';
