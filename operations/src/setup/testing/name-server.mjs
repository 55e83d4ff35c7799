import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';

/** Types of records, and codes of answers (RFC 1035, 3596). */
const TYPES = { A: 1, AAAA: 28 };
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;
const HEADER = 12;

/**
 * A name server on this machine that knows some names.
 * @param {Readonly<Record<string, readonly string[] | 'failure'>>} names addresses by name; of some it knows that their servers fail
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} address: as dns.setServers takes it
 */
export async function startNameServer(names) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, names), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((done) => socket.close(() => done())),
  };
}

/** @param {Buffer} query of one question @param {Parameters<typeof startNameServer>[0]} names */
function answerTo(query, names) {
  const labels = [];
  let at = HEADER;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1);
  const known = names[labels.join('.')];
  const addresses = known === 'failure' ? [] : (known ?? []);
  const fitting = addresses.filter((address) => TYPES[isIPv6(address) ? 'AAAA' : 'A'] === type);
  const header = Buffer.from(query.subarray(0, HEADER));
  header.writeUInt16BE(0x81_80 | (known === 'failure' ? SERVER_FAILURE : known ? 0 : NO_SUCH_NAME), 2);
  [1, fitting.length, 0, 0].forEach((count, index) => header.writeUInt16BE(count, 4 + 2 * index));
  return Buffer.concat([header, query.subarray(HEADER, at + 5), ...fitting.map((address) => record(address, type))]);
}

/** @param {string} address @param {number} type */
function record(address, type) {
  const bytes = isIPv6(address) ? v6Bytes(address) : Buffer.from(address.split('.').map(Number));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

/** @param {string} address with one `::` */
function v6Bytes(address) {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return Buffer.concat(groups.map((group) => Buffer.from(group.padStart(4, '0'), 'hex')));
}
