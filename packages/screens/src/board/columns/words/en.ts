/** The columns of the staff's board. */
export const words = {
  open: 'Open orders',
  status: 'Status',
  letIn: (count: number) => `${count} new`,
  /** By id. */
  columns: {
    new: { title: 'New', empty: 'Nothing new.' },
    brewing: { title: 'Brewing', empty: 'Nothing on the bar.' },
    ready: { title: 'Ready', empty: 'Nothing is waiting.' },
    way: { title: 'On the way', empty: 'No rider is out.' },
  },
  /** The buttons of a card. */
  moves: {
    confirmed: 'Accept',
    preparing: 'Start brewing',
    ready: 'Mark ready',
    'out for delivery': 'Give to rider',
    'picked up': 'Hand over',
    delivered: 'Mark delivered',
    served: 'Serve',
  },
};
