/**
 * The order of the rooms of a wing, lowest first. A room imports only from floors below its own, types included; rooms of one floor are
 * strangers, but for those of an aggregate, which stand on one floor together. `.dependency-cruiser.cjs` makes walls of it.
 */
const aggregate = (...rooms) => ({ rooms, isAggregate: true })
const floor = (...rooms) => ({ rooms, isAggregate: false })

const floors = {
  domain: [
    floor('i18n'),
    floor('money', 'time', 'text'),
    floor('wire'),
    aggregate('problem', 'errors.ts'),
    floor('addresses', 'audit'),
    floor('identity'),
    floor('notifications'),
    floor('stock'),
    floor('catalogue', 'pictures'),
    floor('cart', 'delivery', 'firms'),
    floor('staff', 'accounts', 'pricing'),
    floor('offers'),
    aggregate('orders', 'payments', 'invoices', 'fulfilments', 'order-edits', 'order-notifications'),
    floor('calculators', 'customers', 'quotations', 'till', 'store', 'list-requests', 'site-lists'),
    floor('trips', 'document-layout'),
    floor('gst-returns', 'reports'),
    floor('printing', 'privacy'),
    floor('eway-bills', 'demand'),
  ],
  server: [
    floor('workers', 'catalogue-rows'),
    floor('db', 'gateways'),
    floor('backup', 'config', 'services'),
    floor('observability'),
    floor('composition'),
    floor('http', 'commands'),
    floor('app.ts'),
    floor('main.ts'),
  ],
  services: [
    floor('addresses', 'alarms', 'audit', 'demand', 'sheets'),
    floor('delivery', 'identity', 'messages', 'pictures', 'store'),
    floor('accounts', 'catalogue', 'firms', 'pricing', 'staff', 'stock'),
    aggregate('orders', 'payments', 'invoices', 'fulfilments', 'order-edits', 'offers'),
    floor(
      'gst-returns',
      'approvals',
      'calculators',
      'till',
      'list-requests',
      'site-lists',
      'quick-order',
      'reports',
    ),
    floor('catalogue-entries', 'privacy', 'trips'),
    floor('day-rates'),
    floor('customers', 'imports', 'printing', 'schedules', 'search-engines'),
    floor('quotations'),
  ],
  search: [floor('lexicon', 'queries'), floor('product-kinds'), floor('product-index'), floor('quick-order')],
  spreadsheets: [floor('files'), floor('products'), floor('shop-exports')],
}

/** The rooms of `domain` up to a room's floor, for wings that know no more than that. */
function roomsUpTo(room) {
  const top = floors.domain.findIndex(({ rooms }) => rooms.includes(room))
  return floors.domain.slice(0, top + 1).flatMap(({ rooms }) => rooms)
}

/** What lies at a path: a room, or a file at the door of its wing. */
const inside = (wing, rooms) =>
  `^${wing}/(${rooms.map((room) => (room.endsWith('.ts') ? room.replace('.', '\\.') + '$' : `${room}/`)).join('|')})`

/** A wall for each room, and one against rooms that stand on no floor; tests may import from any. */
function floorRules(wing, folder = wing) {
  const all = floors[wing].flatMap(({ rooms }) => rooms)
  const walls = floors[wing].flatMap(({ rooms, isAggregate }, index) =>
    rooms.map((room) => ({
      name: `${wing}-floors`,
      severity: 'error',
      from: { path: inside(folder, [room]), pathNot: '\\.test\\.tsx?$' },
      to: {
        path: inside(
          folder,
          floors[wing]
            .slice(index)
            .flatMap((other) => other.rooms)
            .filter((other) => other !== room && !(isAggregate && rooms.includes(other))),
        ),
      },
    })),
  )
  return [
    ...walls.filter(({ to }) => !to.path.endsWith('()')),
    {
      name: `${wing}-rooms-have-a-floor`,
      severity: 'error',
      from: {},
      to: { path: `^${folder}/`, pathNot: [inside(folder, all), '\\.test\\.tsx?$'] },
    },
  ]
}

module.exports = { floorRules, floors, roomsUpTo }
