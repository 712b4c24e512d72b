/** What stands in the way of goals that were missed, each in a line; docs/performance.md says what was tried and shows the profiles. */
export const obstacles = {
  answers:
    'Node’s own HTTP; log line, counters and request id; a machine shared with others shows up here first',
  rendering:
    'React itself is half of a rendering; components, hooks, links and data that the bare page does not have',
  orders:
    'reads of session, prices, limits and stock, and the locks that keep an order exact, before its one insert',
  embeddedOrders: 'one connection: statements of all orders go one after another through one thread',
  growth: 'the answer is larger, not the search for it: more records read, rendered and compressed',
  javaScript: 'React, its DOM and React Router alone are 106 kB',
  slowNetwork: '95 kB of React and its router are the last to arrive; only pictures come before them',
  longTasks: 'style and layout of the page, and the change of its font, at a quarter of the speed; no script',
  taps: 'a page of 24 cards is rendered and laid out in the browser after the tap',
  largestPaint: 'the simulation counts every script that arrived before the paint',
  memory: 'V8 keeps the room that reading 100,000 products took',
  secondProcess: 'two processes, the proxy, the database and the load share the processors of this machine',
  firstStart: 'packages of the browser’s build and of the database engine; the network’s speed',
} as const
