/**
 * Asks the phone for its position when a worker clocks, and at no other moment. A worker who declines can clock all the
 * same.
 */
export const askWhere = (): Promise<string> =>
  new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve("");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve([latitude.toFixed(5), longitude.toFixed(5), Math.ceil(accuracy)].join(",")),
      () => resolve(""),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 0 },
    );
  });

const patienceMs = 8_000;
