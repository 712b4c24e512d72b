/** Why a goal was missed: what stands in the way, what was tried, and the section of docs/performance.md whose profile shows it. */
export type Obstacle = { readonly way: string; readonly tried: string; readonly profile: string }

export const obstacles = {
  answers: {
    way: 'Node’s own HTTP; log line, counters and request id; a machine shared with others shows up here first',
    tried:
      'headers as one flat list, log lines written 4 kB at a time, no stream for a body that is not there',
    profile: 'A cached page',
  },
  rendering: {
    way: 'React itself is half of a rendering; components, hooks, links and data that the bare page does not have',
    tried: 'lists and settings from memory, loaders side by side, the page as one text',
    profile: 'A first rendering',
  },
  orders: {
    way: 'reads of session, prices, limits and stock, and the locks that keep an order exact, before its one insert',
    tried: 'prepared statements, counting the messages of a day alone',
    profile: 'An order',
  },
  embeddedOrders: {
    way: 'store, database and load share the two processors of this machine',
    tried: 'a socket instead of TCP, prepared statements, no statement that counts a whole day',
    profile: 'An order',
  },
  growth: {
    way: 'the answer is larger, not the search for it: more records read, rendered and compressed',
    tried: 'products in memory, columns for filters, cards with nine fields',
    profile: 'A list of products',
  },
  javaScript: {
    way: 'React, its DOM, React Router and Redux Toolkit alone are 117 kB',
    tried: 'whatever opens later on intent, one chunk for what the first pages share',
    profile: 'The first view’s JavaScript',
  },
  slowNetwork: {
    way: '95 kB of React and its router are the last to arrive; only pictures come before them',
    tried: 'fewer scripts behind the stylesheet, smaller pictures, banners shortly before their turn',
    profile: 'Between a tap and its answer',
  },
  longTasks: {
    way: 'style and layout of the page, and the change of its font, at a quarter of the speed; no script',
    tried: 'hydration as a transition that gives way',
    profile: 'Between a tap and its answer',
  },
  taps: {
    way: 'the first cards of a page are rendered and laid out in the browser, by code that ran for the first time',
    tried: 'data and code fetched ahead, what is in sight first and the rest in a transition',
    profile: 'Between a tap and its answer',
  },
  largestPaint: {
    way: 'the simulation counts every script that arrived before the paint',
    tried: 'the stylesheet first, scripts at low priority, fewer of them',
    profile: 'What comes first',
  },
  memory: {
    way: 'the index of 100,000 products, and what V8 lets a busy heap grow to before it collects',
    tried: 'a packed index, garbage collected after reading',
    profile: 'Memory',
  },
  secondProcess: {
    way: 'two processes, the proxy, the database and the load share the processors of this machine',
    tried: 'renderings, which a process cannot answer from its cache',
    profile: 'A second process behind a proxy',
  },
  tests: {
    way: 'stores are started, stopped and killed, and 204 tests use a browser, on two processors',
    tried:
      'one database engine, databases copied from a template, journeys instead of every browser test twice',
    profile: 'What is missed, and whether it can be reached',
  },
  firstStart: {
    way: 'packages of the browser’s build, PostgreSQL’s programs; the network’s speed',
    tried: 'only what the build and the store run on',
    profile: 'What is missed, and whether it can be reached',
  },
} as const satisfies Readonly<Record<string, Obstacle>>
