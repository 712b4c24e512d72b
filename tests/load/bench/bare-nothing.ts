import { createServer, type AddressInfo } from 'node:net'

// Answers each request with no body, without reading it: cheaper than HTTP, so that it is the load generator that is measured. A
// connection has one request at a time, which arrives in one piece.
const answer = Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('data', () => socket.write(answer))
  // the load generator closes its connections as it likes
  socket.on('error', () => socket.destroy())
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
process.on('SIGTERM', () => process.exit(0))
