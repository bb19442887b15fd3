# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# The executable with Swift, fonts, time zones and the modules for widgets, built: what 'build', 'preview --project' and 'check' need.
# The context is the folder 'docker' that Scripts/release.sh writes. 'quickaction build --container' runs this image:
#
#     docker build --file packages/docker/swift.Dockerfile --tag quickaction:VERSION-swift packages/docker
ARG SWIFT=6.2
FROM swift:${SWIFT}
ARG TARGETARCH
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core librsvg2-bin poppler-utils tzdata \
  && rm -rf /var/lib/apt/lists/*
COPY ${TARGETARCH}/ /opt/quickaction/
COPY engine/ /opt/quickaction/share/quickaction/engine/
# Whoever runs it may write the caches, and git reads a repository whoever owns it.
ENV PATH=/opt/quickaction/bin:$PATH XDG_CACHE_HOME=/var/cache/quickaction HOME=/var/cache/quickaction/home \
  GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=*
RUN mkdir -p "$HOME" \
  && quickaction build --package /opt/quickaction/share/quickaction/engine/Examples/Widgets/Recipes --build-path /tmp/built \
  && rm -rf /tmp/built /var/cache/quickaction/quickaction/build \
  && chmod -R a+rwX /var/cache/quickaction
WORKDIR /work
ENTRYPOINT ["/opt/quickaction/bin/quickaction"]
