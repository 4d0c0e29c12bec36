/** The shop window. Figures and prices in a text are marketing, dots included. */
export const words = {
  title: 'Good coffee, brewed for you',
  hero: () => (
    <>
      Slow brewed,
      <br />
      quickly yours.
    </>
  ),
  lead: 'Kopi, tea and home cooking from a kitchen near you. Order ahead, pick it up hot, or have it at your door.',
  signUp: 'Sign up and order',
  menu: 'See the menu',
  plate: 'A latte and breakfast on a wooden table',
  /** What the figures count, in their order. */
  counted: ['Staff', 'Locations', 'Customers'],

  first: 'Order your first',
  history: 'Your history',
  last: (product: string, others: number) => (others > 0 ? `${product} and ${others} more` : product),
  order: 'Your order',

  care: 'We look after the small things',
  careLead: 'You bring the appetite. Beans, bread and the ride over are on us.',
  croissant: 'A butter croissant on a plate',
  v60: 'Coffee brewing in a V60',
  /** Title and text of each, in the order of their icons. */
  services: [
    ['Ready when you arrive', 'Set a time and the cup is poured as you walk in.'],
    ['At your door, or at your table', 'Dine in, door delivery or pick up: one menu, one price.'],
    ['A free member card', 'With a minimum purchase of IDR 200.000.'],
    ['A person on the other end', 'Ask a staff about beans, allergens or your order.'],
  ] as [title: string, text: string][],

  favourite: () => (
    <>
      The favourite,
      <br />
      three ways
    </>
  ),
  favouriteLead: 'One latte, hazelnut syrup cooked in house. Everyone has their own way with it.',
  /** Each with what it is made of, in the order of their pictures. */
  ways: [
    ['Hot', 'Double espresso', 'Steamed fresh milk', 'House hazelnut syrup'],
    ['Iced', 'Double espresso', 'Cold milk, big ice', 'House hazelnut syrup'],
    ['Blended', 'Double espresso', 'Milk blended with ice', 'Roasted hazelnut on top'],
  ] as [way: string, ...made: string[]][],
  photo: (name: string, way: string) => `${name}, ${way.toLowerCase()}`,
  orderNow: 'Order now',
  orderWay: (name: string, way: string) => `Order now, ${way.toLowerCase()} ${name.toLowerCase()}`,

  near: () => (
    <>
      Never far from
      <br />
      your next cup
    </>
  ),
  map: 'Map of Seduh locations in the city',
  where: 'Where we are',
  wayThere: 'The way there',

  partners: 'Our partners',
  partnersText: 'Grown, baked and carried with',
  said: 'Said over the second cup',
  reviews: 'Reviews',
  /** In the order of those who wrote them. */
  quotes: [
    'The nasi goreng arrived hotter than the one I make at home. I have stopped making it at home.',
    'I set ten past eight, walk in at ten past eight, and my latte is on the counter. Every single day.',
    'They remembered that I take the palm sugar on the side. That is the whole review.',
  ],
  stars: '5 of 5',

  promo: 'Promo today',
  promoText: 'Pick one before you order. It waits in your cart.',
  toPromo: 'See the promo',
  off: 'off',
  /** Name and condition of each ticket in the fan. */
  fan: [
    ['Pandan Week', 'Min. IDR 40,000'],
    ['Lunch with the team', 'Min. IDR 120,000'],
    ['Afternoon plate, 20% off', 'Min. IDR 50,000'],
  ] as [title: string, condition: string][],
};
