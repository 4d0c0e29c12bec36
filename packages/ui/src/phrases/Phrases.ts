/**
 * Every phrase that parts say of their own, by part. All else they say comes by props. A function fills in what is its
 * argument; it may use any grammar a language has (plurals, another order).
 */
export interface Phrases {
  /** Mark and name. */
  Brand: {
    /** The link's name for screen readers: begins with the name that is seen. */
    home: (name: string) => string;
  };
  /** Where a page hangs. */
  Breadcrumb: {
    /** What the row of links is, for screen readers. */
    label: string;
  };
  /** A line of the cart. */
  CartLine: {
    /** Names the stepper. */
    quantity: (product: string) => string;
    /** The button. */
    remove: string;
    /** The button's name for screen readers: begins with its word. */
    removeOf: (product: string) => string;
  };
  /** The button that switches. */
  ChartOrTable: {
    /** Leads from the table to the chart. */
    chart: string;
    /** Leads from the chart to the table. */
    table: string;
  };
  /** The chat. */
  ChatPanel: {
    /** Names the list of messages. */
    log: (name: string) => string;
    /** Before one's own words, for screen readers. */
    me: string;
    /** Under a message on its way. */
    sending: string;
    /** Under a message that failed while there is no network. */
    failed: string;
    /** The button under a message that failed. */
    retry: string;
    /** The other button there. */
    takeBack: string;
    /** The cross. */
    close: string;
    /** The field's label, for screen readers. */
    message: string;
    /** Stands in the empty field. */
    placeholder: string;
    /** The button beside the field. */
    send: string;
    /** The button that chooses a picture. */
    picture: string;
    /** What the answers of one press are, for screen readers. */
    answers: string;
  };
  /** The choice and its button. */
  CheckoutStrip: {
    /** What the strip is, for screen readers. */
    label: string;
  };
  /** A question. */
  ConfirmModal: {
    /** The button that confirms. */
    yes: string;
    /** The button that cancels. */
    no: string;
    /** Confirming failed, for no reason that is known. */
    failed: string;
  };
  /** Copying. */
  CopyButton: {
    /** Announced once it is copied. */
    copied: string;
  };
  /** A day, typed or picked. */
  DateField: {
    /** The calendar's button. */
    calendar: string;
    /** Two letters for a day. With the next two they make `dd/mm/yyyy`, in the order of the locale. */
    day: string;
    /** Two letters for a month. */
    month: string;
    /** Four letters for a year. */
    year: string;
    /** What was typed is no day yet. */
    write: (pattern: string) => string;
    /** It is too early. */
    from: (day: string) => string;
    /** It is too late. */
    until: (day: string) => string;
    /** No calendar has it. */
    unknown: (day: string) => string;
  };
  /** An amount, typed. */
  MoneyField: {
    /** It is too little. */
    least: (amount: string) => string;
    /** It is too much. */
    most: (amount: string) => string;
  };
  /** Options as chips. */
  OptionGroup: {
    /** Its limit, where it is one number. */
    exactly: (count: number) => string;
    /** Its limit, where nothing must be chosen. */
    upTo: (most: number) => string;
    /** Its limits. */
    between: (least: number, most: number) => string;
    /** How many are chosen, of how many that may be. */
    chosen: (count: number, most: number) => string;
  };
  /** An order on the board. */
  OrderCard: {
    /** How long past the promised time. */
    late: (time: string) => string;
    /** When it is ready instead of then. */
    expected: (time: string) => string;
    /** Less than an hour. */
    minutes: (minutes: number) => string;
    /** An hour or more. */
    hours: (hours: number, minutes: number) => string;
  };
  /** Turning pages. */
  Pager: {
    /** What the bar is, for screen readers. */
    label: string;
    /** The button back. */
    previous: string;
    /** The button on. */
    next: string;
    /** Between the buttons. */
    page: (page: number, last: number) => string;
  };
  /** A password. */
  PasswordField: {
    /** The button, while the password is shown. */
    hide: string;
    /** The button, while it is not. */
    show: string;
  };
  /** Money. */
  Price: {
    /** Rupiah, as it stands before an amount; MoneyField's too. */
    currency: string;
  };
  /** How many. */
  QuantityStepper: {
    /** The minus. */
    less: string;
    /** The plus. */
    more: string;
    /** Announced when fewer were typed than can be had. */
    least: (count: number) => string;
    /** Announced when more were typed than can be had. */
    most: (count: number) => string;
  };
  /** A search. */
  SearchBox: {
    /** The cross. */
    clear: string;
  };
  /** What is done with the chosen ones. */
  SelectionBar: {
    /** What the bar is, for screen readers. */
    label: string;
    /** How many are chosen. */
    selected: (count: number) => string;
    /** Chooses none. */
    clear: string;
    /** Deletes what is chosen. */
    delete: string;
  };
  /** One figure. */
  Stat: {
    /** In place of a figure that is not there. */
    nothing: string;
  };
  /** How far one has come. */
  Steps: {
    /** What the list is, for screen readers. */
    label: string;
    /** Behind the name of a step that is done, for screen readers; begins with a comma. */
    done: string;
  };
  /** Several lines. */
  TextArea: {
    /** Near the limit: how many characters more. */
    left: (count: number) => string;
  };
  /** Light or dark. */
  ThemeToggle: {
    /** The button. */
    label: string;
  };
  /** Now or later. */
  TimeField: {
    /** Stands in a list of which nothing is chosen. */
    choose: string;
  };
  /** What is said in passing. */
  Toaster: {
    /** Takes back what was done. */
    undo: string;
  };
  /** The main navigation. */
  TopBar: {
    /** What the links are, for screen readers. */
    label: string;
    /** How many things wait behind a link, for screen readers. */
    items: (count: number) => string;
  };
}

/** Some phrases of some parts; what is left out stays as it was. */
export type SomePhrases = { [Part in keyof Phrases]?: Partial<Phrases[Part]> };
