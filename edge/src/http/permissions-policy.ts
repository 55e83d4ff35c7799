/**
 * Features of a visitor's device that no page may use. Sharing stays on, and what the frame of a video needs (autoplay,
 * fullscreen, picture-in-picture, encrypted media): a frame may use only what its page may use.
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
