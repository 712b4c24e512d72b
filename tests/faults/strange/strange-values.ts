/** Segments of a path, as they go over the wire, that have broken programs. */
export const strangeSegments = [
  '..',
  '.',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  'a%2Fb',
  'a%5Cb',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '%00',
  'a%00b',
  'a%0d%0aX',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '%C0%AE%C0%AE',
  '%E2%80%AE',
  '%D9%A1%D9%A2',
  '%EF%BC%91',
  '%F0%9F%A7%B1',
  '-0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  '9'.repeat(40),
  '00000000-0000-0000-0000-000000000000',
  ';a=b',
  '*',
  "'%22%3E%3Cscript%3E",
  'x'.repeat(300),
  'x'.repeat(9_000),
] as const

/** Values of JSON, as they are written, where another kind is asked for. */
export const strangeValues = [
  'null',
  'true',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"0":"a","length":1}',
  '{"$ne":1}',
  '{"__proto__":{"a":1}}',
  '""',
  '" "',
  '"1"',
  '"-0"',
  '"NaN"',
  '"__proto__"',
  '"constructor"',
  '".."',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u0967\\u0968"',
  '"2026-02-30T25:61:61Z"',
  '-0',
  '-1',
  '0.1',
  '1e999',
  '-1e999',
  '1e-400',
  '9007199254740993',
  '9'.repeat(400),
  `"${'x'.repeat(20_000)}"`,
  `[${'0,'.repeat(5_000)}0]`,
] as const

const nested = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

/** A body, and the content type under which it comes. */
export type StrangeBody = {
  readonly type?: string
  readonly body: string | Uint8Array
  readonly coding?: string
}

const json = 'application/json'

/** Whole bodies that are no request, or not the one that they say they are. */
export const strangeBodies: readonly StrangeBody[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '{"a"',
    '"a"',
    '1',
    'NaN',
    '-',
    '[1,]',
    "{'a':1}",
    '{"a":1}{"b":2}',
    '{"a":1}\u0000',
  ].map((body) => ({ type: json, body })),
  ...strangeValues.slice(0, 9).map((body) => ({ type: json, body })),
  { type: json, body: '{"id":"a","id":"b","__proto__":1,"__proto__":2}' },
  { type: json, body: nested('[', ']', 7_000) },
  { type: json, body: nested('{"a":', '}', 2_500) },
  { type: json, body: '\ufeff{}' },
  { type: json, body: Buffer.from('{"a":"\xff\xfe"}', 'latin1') },
  { type: `${json}; charset=utf-16`, body: Buffer.from('{"a":1}', 'utf16le') },
  { type: `${json}; charset=utf-7`, body: '{"a":"+AGE-"}' },
  { type: `${json}; charset=""; charset=`, body: '{}' },
  { type: json, body: '{}', coding: 'gzip' },
  { type: json, body: '{}', coding: 'br, gzip' },
  { body: '{}' },
  { type: '', body: '{}' },
  { type: 'nonsense', body: '{}' },
  { type: 'text/plain', body: '{}' },
  { type: 'application/jsonp', body: '{}' },
  { type: 'application/x-www-form-urlencoded', body: 'a=1&a=2&a[]=3&__proto__[b]=4&%00=%' },
  { type: 'multipart/form-data', body: '--' },
  { type: 'multipart/form-data; boundary=a', body: '--a\r\nContent-Disposition: form-data\r\n\r\n' },
  { type: 'application/octet-stream', body: Buffer.alloc(64) },
]

/** Values of a query, as they go over the wire. */
export const strangeQueries = [
  ...strangeSegments.slice(6),
  '',
  '%20',
  '%E0%A5%A7',
  '%5B%5D',
  '%7B%7D',
  '1&a=2',
  '%E0%A4%B8'.repeat(900),
  'a+'.repeat(5_000),
  'a,'.repeat(5_000),
] as const
