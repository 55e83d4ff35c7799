import { postalAddress } from './postal-address.ts';

test.each([
  ['8410 Harford Road, Parkville, MD 21234', '8410 Harford Road', 'Parkville', 'MD', '21234'],
  [
    'The Barn, 1900 Deep Run Road,Whiteford, MD 21160-1234 ',
    'The Barn, 1900 Deep Run Road',
    'Whiteford',
    'MD',
    '21160-1234',
  ],
  ['8410 Harford Road,Parkville,MD  21234', '8410 Harford Road', 'Parkville', 'MD', '21234'],
])('%j has its parts', (line, streetAddress, addressLocality, addressRegion, postalCode) => {
  expect(postalAddress(line)).toEqual({
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  });
});

test.each([
  'Pavilion 3 at Double Rock Park',
  'Harford Road, Parkville',
  '1 Main St, Parkville, MD',
  '1 Main St, Parkville, MD 21234, behind the school',
  '1 Main St, Parkville, MD 2123',
  '1 Main St, Parkville, MD 21234-12',
  '1 Main St, Parkville, Maryland 21234',
  '1 Main St, Parkville, md 21234',
  '1 Main St, Parkville, MD21234',
  ', Parkville, MD 21234',
  'By the lake\n1 Main St, Parkville, MD 21234',
])('%j stays whole', (line) => {
  expect(postalAddress(line)).toEqual({ '@type': 'PostalAddress', streetAddress: line, addressCountry: 'US' });
});
