/*
 * The Kakao Maps SDK as far as it is documented and the site uses it. It draws no map: it lists what a map would show,
 * so that tests can look at it.
 */
(() => {
  class LatLng {
    constructor(latitude, longitude) {
      Object.assign(this, { getLat: () => latitude, getLng: () => longitude });
    }
  }

  class LatLngBounds {
    points = [];

    extend(point) {
      this.points.push(point);
    }
  }

  class FakeMap {
    list = document.createElement('ul');

    constructor(container) {
      this.container = container;
      // As the real one does: by the CSSOM, and by attributes.
      container.style.overflow = 'hidden';
      this.list.setAttribute('style', 'margin: 0');
      container.append(this.list);
    }

    setBounds({ points }) {
      this.container.dataset.shown = String(points.length);
    }

    panTo(center) {
      this.container.dataset.center = `${center.getLat()},${center.getLng()}`;
    }

    setCenter(center) {
      this.panTo(center);
    }

    setLevel() {}

    relayout() {}
  }

  class Marker {
    element = document.createElement('li');

    constructor({ title }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = title;
      this.element.append(button);
    }
  }

  class MarkerClusterer {
    markers = [];

    constructor({ map }) {
      this.map = map;
    }

    addMarkers(markers) {
      this.markers = markers;
      this.map.list.append(...markers.map(({ element }) => element));
    }

    clear() {
      for (const { element } of this.markers) element.remove();
    }
  }

  class CustomOverlay {
    constructor({ map, content }) {
      this.content = content;
      content.dataset.testid = 'overlay';
      map.container.append(content);
    }

    setMap() {
      this.content.remove();
    }
  }

  window.kakao = {
    maps: {
      load: (onReady) => setTimeout(onReady, 0),
      LatLng,
      LatLngBounds,
      Map: FakeMap,
      Marker,
      MarkerClusterer,
      CustomOverlay,
      event: {
        addListener: (marker, type, listener) => marker.element.addEventListener(type, listener),
      },
    },
  };
})();
