import { expect, test } from 'vitest'
import { readWrk } from './wrk.ts'

test('the figures of a run are read', () => {
  const printed = `Running 2s test @ http://127.0.0.1:4901/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.32ms  580.25us  12.11ms   92.25%
    Req/Sec    12.49k     1.25k   14.42k    75.00%
  Latency Distribution
     50%  850.00us
     75%    1.46ms
     90%    1.77ms
     99%    1.20s
  24862 requests in 2.00s, 260.69MB read
  Socket errors: connect 0, read 1, write 2, timeout 3
  Non-2xx or 3xx responses: 4
Requests/sec:  12412.55
Transfer/sec:    130.15MB
`
  expect(readWrk(printed)).toEqual({
    requests: 24_862,
    perSecond: 12_412.55,
    p50Ms: 0.85,
    p95Ms: Number.NaN,
    p99Ms: 1_200,
    failed: 10,
  })
})
