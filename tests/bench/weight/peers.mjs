// Which part of another system does the work of one of ours. Where several do, all of them are weighed, and ours is held
// against the lightest. A part that is not named here has no peer in any of the three.

/** Styled in one sheet for everything, which cannot be taken apart. */
const radix = (...names) => ({ system: 'Radix Themes', from: '@radix-ui/themes', names });
/** Behaviour alone: whoever takes it writes the look. */
const base = (...names) => ({ system: 'Base UI', from: '@base-ui/react', names });
/** Styled, with a sheet for each part. */
const primer = (...names) => ({ system: 'Primer', from: '@primer/react', names });
const primerTrial = (...names) => ({ system: 'Primer', from: '@primer/react/experimental', names });

/** @type {Record<string, { system: string, from: string, names: string[] }[]>} by our part's name */
export const PEERS = {
  Button: [radix('Button'), base('Button'), primer('Button')],
  LinkButton: [primer('LinkButton')],
  IconButton: [radix('IconButton'), primer('IconButton')],
  Link: [radix('Link'), primer('Link')],
  TextField: [radix('TextField'), base('Field', 'Input'), primer('FormControl', 'TextInput')],
  TextArea: [radix('TextArea'), primer('FormControl', 'Textarea')],
  MoneyField: [base('NumberField')],
  RadioField: [
    radix('RadioGroup'),
    base('Fieldset', 'RadioGroup', 'Radio'),
    primer('RadioGroup', 'Radio', 'FormControl'),
  ],
  Checkbox: [radix('Checkbox'), base('Checkbox'), primer('Checkbox', 'FormControl')],
  Segment: [radix('SegmentedControl'), base('ToggleGroup', 'Toggle'), primer('SegmentedControl')],
  Field: [base('Field'), primer('FormControl')],
  ChoiceGroup: [base('Fieldset'), primer('RadioGroup')],
  QuantityStepper: [base('NumberField')],
  SizePicker: [radix('RadioCards')],
  DeliveryPicker: [radix('RadioCards')],
  PaymentRadio: [radix('RadioCards')],
  CouponPicker: [radix('RadioCards')],
  Select: [radix('Select'), base('Select'), primer('Select')],
  CategoryTabs: [radix('Tabs'), base('Tabs')],
  SearchBox: [radix('TextField'), primer('TextInput')],
  TopBar: [primer('Header')],
  Breadcrumb: [primer('Breadcrumbs')],
  Pager: [primer('Pagination')],
  DirectionProvider: [base('DirectionProvider')],
  Panel: [radix('Card')],
  VisuallyHidden: [radix('VisuallyHidden'), primer('VisuallyHidden')],
  StatusTimeline: [primer('Timeline')],
  Toaster: [base('Toast')],
  Banner: [radix('Callout'), primer('Banner')],
  Notice: [radix('Callout'), primer('Flash')],
  Chip: [radix('Badge'), primer('Label')],
  Badge: [radix('Badge'), primer('CounterLabel')],
  Modal: [radix('Dialog'), base('Dialog'), primer('Dialog')],
  ConfirmModal: [radix('AlertDialog'), base('AlertDialog'), primer('ConfirmationDialog')],
  SuccessModal: [radix('Dialog'), base('Dialog'), primer('Dialog')],
  EmptyState: [primerTrial('Blankslate')],
  Skeleton: [radix('Skeleton'), primerTrial('SkeletonText')],
  Avatar: [radix('Avatar'), base('Avatar'), primer('Avatar')],
  Meter: [radix('Progress'), base('Meter'), primer('ProgressBar')],
  FigureTable: [radix('Table'), primerTrial('DataTable', 'Table')],
};

/** The file that all parts of Radix Themes are dressed by, without its tokens. */
export const RADIX_SHEET = '@radix-ui/themes/components.css';
