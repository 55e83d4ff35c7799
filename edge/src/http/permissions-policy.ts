/**
 * What no page of the site may ask a visitor's device for. Sharing is left, and what the frame of a video is allowed
 * (autoplay, fullscreen, picture-in-picture, encrypted media): a browser hands on only what the page itself may do.
 */
const OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const PERMISSIONS_POLICY = OFF.map((feature) => `${feature}=()`).join(', ');
